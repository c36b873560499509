/** Signs that XML 1.0 knows no way to write, and those for machines. */
const NOT_IN_XML = /[\uFFFE\uFFFF]|(?![\n\r\t])\p{Cc}/gu

/** A text without the signs and the half signs that no XML holds: one of them makes a whole file unreadable. */
export function xmlText(text: string): string {
  return text.toWellFormed().replaceAll(NOT_IN_XML, '')
}
