/** Plugins for Vite that write the licences of everything bundled into the page to one file. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { normalizePath, type Plugin, type Rolldown } from 'vite';

export const NOTICES = 'third-party-notices.txt';

// The licence texts of packages that come without one. Only a text that names no copyright holder
// can stand here; a package under another licence has to bring its own.
const TEXTS = 'licenses';

const HEAD = `Third-party notices

The page of Dice Miner contains the following packages. Each is under its own licence, which is
printed below its name. This file was written when the page was built.
`;

interface Package {
  name: string;
  version: string;
  license?: string;
  homepage?: string;
}

/** The folder of the package that a module or a file belongs to; null if it is the project's own. */
function folderOf(id: string, root: string): string | null {
  // Code that the build tools add themselves, such as `\0vite/preload-helper.js`.
  const added = /^\0([\w-]+)\//.exec(id)?.[1];
  if (added) return join(root, 'node_modules', added);
  return /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(id)?.[0] ?? null;
}

/** Everything that is in an output file. */
function sourcesOf(file: Rolldown.OutputChunk | Rolldown.OutputAsset, root: string): string[] {
  if (file.type === 'asset')
    return file.originalFileNames.map((name) => normalizePath(resolve(root, name)));
  return Object.entries(file.modules).flatMap(([id, { renderedLength }]) =>
    renderedLength ? [id] : [],
  );
}

function licenceText(folder: string, { name, license }: Package, root: string): string {
  const files = readdirSync(folder).filter((file) =>
    /^(licen[cs]e|notice)(\.(md|txt))?$/i.test(file),
  );
  const standard = join(root, TEXTS, `${license}.txt`);
  const found = files.map((file) => join(folder, file));
  if (!files.some((file) => /^licen/i.test(file))) {
    if (!existsSync(standard)) throw new Error(`${name} is bundled, but has no licence text`);
    found.unshift(standard);
  }
  // Vite's file goes on with the licences of what Vite itself contains. The page has none of that.
  const text = found
    .map((file) =>
      readFileSync(file, 'utf8')
        .replace(/^\s*\n/, '')
        .trimEnd(),
    )
    .join('\n\n');
  return text.split('\n# Licenses of bundled dependencies')[0]!.trimEnd();
}

/** The licences of one build of the page and of the workers that are bundled for it. */
export class Notices {
  #root = '';
  /** The folder of each package, and which files of the page are files of it. */
  #packages = new Map<string, Set<string>>();

  /** A plugin for workers, whose bundles are built on their own before the page's is. */
  collect = (): Plugin => ({
    name: 'notices-collect',
    generateBundle: (_, bundle) => this.#add(bundle),
  });

  /** Emits the notices; the build fails if anything bundled has no licence text. */
  write(): Plugin {
    const begin = (root: string) => (this.#root = root);
    const all = (bundle: Rolldown.OutputBundle) => {
      this.#add(bundle);
      return this.#text();
    };
    return {
      name: 'notices',
      apply: 'build',
      configResolved: ({ root }) => void begin(root),
      generateBundle(_, bundle) {
        this.emitFile({ type: 'asset', fileName: NOTICES, source: all(bundle) });
      },
    };
  }

  #add(bundle: Rolldown.OutputBundle): void {
    for (const file of Object.values(bundle)) {
      for (const source of sourcesOf(file, this.#root)) {
        const folder = folderOf(source, this.#root);
        if (!folder) continue;
        const files = this.#packages.get(folder) ?? new Set();
        // A chunk is made of many packages, an asset is a file of one.
        if (file.type === 'asset') files.add(file.fileName);
        this.#packages.set(folder, files);
      }
    }
  }

  #text(): string {
    const parts = [...this.#packages].map(([folder, files]) => {
      const about = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Package;
      const lines = [
        `${about.name} ${about.version}`,
        `Licence: ${about.license ?? 'see below'}`,
        ...(about.homepage ? [`Source: ${about.homepage}`] : []),
        ...(files.size ? ['Files:', ...[...files].sort().map((file) => `  ${file}`)] : []),
      ];
      return `${'='.repeat(80)}\n${lines.join('\n')}\n\n${licenceText(folder, about, this.#root)}\n`;
    });
    return [HEAD, ...parts.sort()].join('\n');
  }
}
