/** For `onsubmit` of a form: does something instead of sending it. */
export const submits =
  (work: () => void) =>
  (event: SubmitEvent): void => {
    event.preventDefault();
    work();
  };
