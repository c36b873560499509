/** The text that recognisers write for a name, and the name: `[/\bmix\b/gi, 'MICS']`. */
export type HeardAs = readonly (readonly [heard: RegExp, meant: string])[]

/** The heard text, with the names that recognisers of English do not know put right. Everything else stays as it is. */
export function putRight(heard: string, table: HeardAs): string {
  return table.reduce((text, [wrong, meant]) => text.replace(wrong, meant), heard)
}
