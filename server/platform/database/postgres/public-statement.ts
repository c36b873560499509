/** Tables that change only with a release: what everybody reads. A copy of the store that has a release has all of them. */
export const PUBLIC_TABLES = [
  ...['citation', 'coordinates', 'datasource', 'datasource_specific_indicator', 'disaggregated', 'edition'],
  ...[
    'evidence',
    'facility',
    'factor',
    'indicator',
    'link',
    'location',
    'location_hierarchy_level',
    'measures_then',
  ],
  ...['observation', 'observation_note', 'rejection', 'release', 'release_catalogue', 'release_undo'],
  'value_type',
] as const

const PUBLIC: ReadonlySet<string> = new Set(PUBLIC_TABLES)

/** Words of statements that write, lock, or ask the server about itself. */
const NOT_READING =
  /\b(insert|update|delete|merge|truncate|for (no key )?(update|share)|nextval|setval|current_setting|pg_\w+)\b/

/**
 * True for a statement that reads public tables and nothing else. `privateTables` are those that change at any time: a statement
 * in which one of their names stands, be it as a column, is not told to be public.
 */
export function isPublicStatement(sql: string, privateTables: ReadonlySet<string>): boolean {
  const text = sql.toLowerCase()
  if (!/^\s*(select|with)\b/.test(text) || NOT_READING.test(text)) return false
  const words = text.match(/[a-z_]+/g) ?? []
  return words.some((word) => PUBLIC.has(word)) && !words.some((word) => privateTables.has(word))
}

/** True for a statement that looks for a release. */
export function looksForRelease(sql: string): boolean {
  return /\b(from|join)\s+release(_catalogue)?\b/i.test(sql)
}
