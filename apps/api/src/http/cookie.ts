/** The value of a cookie by its name, as the browser sent it. */
export const cookieOf = (header = '', name: string): string | undefined =>
  header
    .split(';')
    .map((part) => part.trim().split('='))
    .find(([own]) => own === name)?.[1]
