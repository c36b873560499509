/** How much a document holds: more than anybody reads, and little enough to be sent, checked and drawn at once. */
export const DOCUMENT_LIMITS = {
  /** Characters of the whole, written as JSON. */
  size: 256_000,
  blocks: 200,
  indicators: 500,
  sources: 100,
  years: 200,
  title: 200,
  description: 2000,
  /** Characters of one text block, with its elements. */
  text: 20_000,
  /** Characters of a heading, a title or a note inside a document. */
  line: 500,
  /** Characters of an address that is embedded. */
  address: 2000,
  /** Parameters of a section's state, and places, periods or options of a figure. */
  entries: 1000,
  /** Notes, arrows and boxes on one figure. */
  annotations: 50,
  /** Rows of a table. */
  rows: 1000,
} as const
