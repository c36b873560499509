/** Signs that steer a terminal, turn the direction of what follows, or cannot be seen at all. */
const UNSEEN = /[\p{Cc}\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu

/** A text of a file or a request as it is told: what steers or hides is written out, `\u{1b}`. */
export function visible(text: string): string {
  return text.replaceAll(UNSEEN, (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`)
}

/** Lines of ours as a terminal may get them: every line break is one, all else that steers is written out. */
function printed(text: string): string {
  return `${text.split('\n').map(visible).join('\n')}\n`
}

/** Says what happens. */
export function say(text: string): void {
  process.stdout.write(printed(text))
}

/** Says beside it what is going on, or wrong. */
export function sayAside(text: string): void {
  process.stderr.write(printed(text))
}

/** Says why the process cannot go on, and ends it. */
export function fail(text: string): never {
  sayAside(text)
  process.exit(1)
}
