/**
 * The kernel: the rules and the bots as WebAssembly. This file knows how its doors are called and
 * where records have their fields, from what Python wrote beside it, and nothing of the game.
 */

/** An argument of a door: a number, an array, or a tuple of such. */
interface Argument {
  name: string;
  type: string;
  dimensions: number;
  fields: Argument[];
}

export interface Layout {
  size: number;
  fields: Record<string, { offset: number; type: string; shape: number[] }>;
}

/** Buffers that a door takes; a length may be the name of one that the caller chooses. */
export type Described = DescribedArray | { readonly [field: string]: Described };
interface DescribedArray {
  readonly type: string;
  readonly shape: readonly (number | string)[];
}

/** What `make kernel` writes beside the file. */
export interface KernelFacts {
  /** A hash of what the kernel was made of, which is in `kernel.wasm` too. */
  fingerprint: string;
  doors: { name: string; arguments: Argument[]; returns: string[] }[];
  records: Record<string, Layout>;
}

/**
 * Why there is no kernel: its files could not be fetched, are not what was built (cut off, or of
 * another version), the code and what describes it are of different builds, or it can't be run here.
 */
export type KernelFault = 'missing' | 'damaged' | 'mismatched' | 'unsupported';

/** A kernel that can't be used. Whoever shows it words it by its code. */
export class KernelError extends Error {
  override readonly name = 'KernelError';

  constructor(
    readonly code: KernelFault,
    detail: string,
    options?: ErrorOptions,
  ) {
    super(`${code}: ${detail}`, options);
  }
}

const VIEWS = {
  bool: Uint8Array,
  int8: Int8Array,
  int16: Int16Array,
  int32: Int32Array,
  int64: BigInt64Array,
  float32: Float32Array,
  float64: Float64Array,
} as const;
export type ElementType = keyof typeof VIEWS;
export type View = InstanceType<(typeof VIEWS)[ElementType]>;

/** An array in the kernel's memory, of numbers or of records. */
export class KernelArray {
  readonly length: number;
  /** How Numba passes an array: owner, parent, items, size of an item, data, shape, strides. */
  readonly parts: readonly (number | bigint)[];

  constructor(
    private readonly memory: WebAssembly.Memory,
    readonly address: number,
    readonly type: ElementType | 'record',
    readonly itemSize: number,
    readonly shape: readonly number[],
  ) {
    this.length = shape.reduce((a, b) => a * b, 1);
    const strides = shape.map((_, i) =>
      shape.slice(i + 1).reduce((bytes, size) => bytes * size, itemSize),
    );
    this.parts = [
      0,
      0,
      BigInt(this.length),
      BigInt(itemSize),
      address,
      ...shape.map(BigInt),
    ].concat(strides.map(BigInt));
  }

  /** The bytes. Memory that grows is another buffer, so a view is not kept. */
  get bytes(): Uint8Array {
    return new Uint8Array(this.memory.buffer, this.address, this.length * this.itemSize);
  }

  /** The numbers of an array that is not of records. */
  get view(): View {
    if (this.type === 'record') throw new TypeError('records have fields, not numbers');
    return new VIEWS[this.type](this.memory.buffer, this.address, this.length);
  }

  /** The numbers as a list, all or the first so many. */
  numbers(count = this.length): number[] {
    return Array.from(this.view.subarray(0, count), Number);
  }

  set(at: number, value: number): void {
    const view = this.view;
    if (view instanceof BigInt64Array) view[at] = BigInt(value);
    else view[at] = value;
  }

  /** A field of one of its records. */
  field(layout: Layout, name: string, item = 0): View {
    return fieldOf(layout, name, this.memory.buffer, this.address + item * this.itemSize);
  }

  /** The bytes of one of its items. */
  item(at: number): Uint8Array {
    return this.bytes.subarray(at * this.itemSize, (at + 1) * this.itemSize);
  }
}

/** A field of a record that lies at an address of a buffer. */
function fieldOf(layout: Layout, name: string, buffer: ArrayBuffer, address: number): View {
  const field = layout.fields[name];
  if (!field) throw new RangeError(`there is no field ${name}`);
  const length = field.shape.reduce((a, b) => a * b, 1);
  return new VIEWS[field.type as ElementType](buffer, address + field.offset, length);
}

/** A record outside of the kernel's memory, which is never given back. */
export class Struct {
  readonly bytes: Uint8Array<ArrayBuffer>;

  constructor(
    private readonly layout: Layout,
    bytes?: Uint8Array,
  ) {
    this.bytes = new Uint8Array(layout.size);
    if (bytes) this.bytes.set(bytes);
  }

  /** A field that has a number, or several in a row. */
  field(name: string): View {
    return fieldOf(this.layout, name, this.bytes.buffer, 0);
  }

  number(name: string): number {
    return Number(this.field(name)[0]);
  }

  numbers(name: string): number[] {
    return Array.from(this.field(name), Number);
  }

  /** Rows of a field that has so many numbers in each. */
  rows(name: string, length: number): number[][] {
    const all = this.numbers(name);
    return Array.from({ length: all.length / length }, (_, row) =>
      all.slice(row * length, (row + 1) * length),
    );
  }

  set(name: string, value: number, at = 0): void {
    const view = this.field(name);
    if (view instanceof BigInt64Array) view[at] = BigInt(value);
    else view[at] = value;
  }

  copy(): Struct {
    return new Struct(this.layout, this.bytes);
  }
}

/** What a door takes: numbers, arrays, and tuples of arrays by name. */
export type DoorArgument = number | KernelArray | { readonly [field: string]: DoorArgument };

/** An array of a tuple, perhaps of one in it. */
export function partOf(tuple: DoorArgument, ...path: string[]): KernelArray {
  const part = path.reduce<DoorArgument | undefined>(
    (whole, name) =>
      typeof whole === 'object' && !(whole instanceof KernelArray) ? whole[name] : undefined,
    tuple,
  );
  if (!(part instanceof KernelArray)) throw new RangeError(`there is no array ${path.join('.')}`);
  return part;
}

type Exported = (...args: (number | bigint)[]) => number;

const ALIGNMENT = 16;
const PAGE = 65_536;

export class Kernel {
  readonly #memory: WebAssembly.Memory;
  readonly #doors = new Map<string, { call: Exported; door: KernelFacts['doors'][number] }>();
  readonly #returned: number;
  #free: number;
  #scopes = 0;

  constructor(
    module: WebAssembly.Module,
    readonly facts: KernelFacts,
  ) {
    const [section] = WebAssembly.Module.customSections(module, 'fingerprint');
    if (!section || new TextDecoder().decode(section) !== facts.fingerprint)
      throw new KernelError('mismatched', 'kernel.wasm and kernel.json are of different builds');
    const { exports } = new WebAssembly.Instance(module);
    this.#memory = exports['memory'] as WebAssembly.Memory;
    this.#free = Number((exports['__heap_base'] as WebAssembly.Global).value);
    for (const door of facts.doors)
      this.#doors.set(door.name, { call: exports[door.name] as Exported, door });
    // Where doors put what they return, and after it what they would raise.
    this.#returned = this.#reserve(64);
  }

  /** The bytes of memory there are, in use or not: a kernel's memory never shrinks. */
  get memoryBytes(): number {
    return this.#memory.buffer.byteLength;
  }

  /** Memory, which is given back only by `scoped`; of zeros unless that does not matter. */
  #reserve(bytes: number, zeroed = true): number {
    const address = Math.ceil(this.#free / ALIGNMENT) * ALIGNMENT;
    this.#free = address + bytes;
    const lacking = this.#free - this.#memory.buffer.byteLength;
    if (lacking > 0) this.#memory.grow(Math.ceil(lacking / PAGE));
    if (zeroed) new Uint8Array(this.#memory.buffer, address, bytes).fill(0);
    return address;
  }

  /** Calls a function; the arrays that it makes are gone when it returns. */
  scoped<Result>(use: () => Result): Result {
    const before = this.#free;
    this.#scopes += 1;
    try {
      return use();
    } finally {
      this.#free = before;
      this.#scopes -= 1;
    }
  }

  /** Whether arrays that are made now will be gone. */
  get isScoped(): boolean {
    return this.#scopes > 0;
  }

  array(type: ElementType, ...shape: number[]): KernelArray {
    return this.#array(type, shape, true);
  }

  #array(type: ElementType, shape: number[], zeroed: boolean): KernelArray {
    const size = VIEWS[type].BYTES_PER_ELEMENT;
    const bytes = shape.reduce((a, b) => a * b, size);
    return new KernelArray(this.#memory, this.#reserve(bytes, zeroed), type, size, shape);
  }

  records(name: string, count = 1): KernelArray {
    const { size } = this.layout(name);
    return new KernelArray(this.#memory, this.#reserve(size * count), 'record', size, [count]);
  }

  /**
   * Makes buffers as they are described, each length by name one of `sizes`. Arrays with such a
   * length are not zeroed: their sizes are capacities, of which doors note how much is in use.
   */
  buffers(described: Described, sizes: Readonly<Record<string, number>> = {}): DoorArgument {
    if (!isArray(described))
      return Object.fromEntries(
        Object.entries<Described>(described).map(([name, part]) => [
          name,
          this.buffers(part, sizes),
        ]),
      );
    const shape = described.shape.map((length) =>
      typeof length === 'number' ? length : (sizes[length] ?? 0),
    );
    const isCapacity = described.shape.some((length) => typeof length === 'string');
    if (described.type in VIEWS)
      return this.#array(described.type as ElementType, shape, !isCapacity);
    return this.records(described.type, shape[0]);
  }

  layout(name: string): Layout {
    const layout = this.facts.records[name];
    if (!layout) throw new RangeError(`there is no record ${name}`);
    return layout;
  }

  /** Calls a door; what it returns, as a list. */
  call(name: string, ...args: DoorArgument[]): number[] {
    const found = this.#doors.get(name);
    if (!found) throw new RangeError(`there is no door ${name}`);
    const { call, door } = found;
    if (args.length !== door.arguments.length)
      throw new TypeError(`${name} takes ${door.arguments.length} arguments`);
    const parts: (number | bigint)[] = [this.#returned, this.#returned + 48];
    door.arguments.forEach((argument, i) => flatten(argument, args[i] as DoorArgument, parts));
    const failed = call(...parts);
    if (failed) throw new Error(`${name} failed with ${failed}`);
    const returned = new DataView(this.#memory.buffer, this.#returned);
    return door.returns.map((type, i) => {
      if (type === 'float64') return returned.getFloat64(8 * i, true);
      return type === 'bool' ? returned.getUint8(8 * i) : Number(returned.getBigInt64(8 * i, true));
    });
  }
}

function isArray(described: Described): described is DescribedArray {
  return Array.isArray(described['shape' as keyof typeof described]);
}

function flatten(
  { name, type, fields }: Argument,
  given: DoorArgument,
  parts: (number | bigint)[],
): void {
  if (typeof given === 'number') {
    if (type === 'int64') parts.push(BigInt(given));
    else parts.push(given);
  } else if (given instanceof KernelArray) {
    if (given.type !== type) throw new TypeError(`${name} is of ${type}, not of ${given.type}`);
    parts.push(...given.parts);
  } else {
    for (const field of fields) {
      const part = given[field.name];
      if (part === undefined) throw new TypeError(`${name} lacks ${field.name}`);
      flatten(field, part, parts);
    }
  }
}
