/** Ids of sources of a reader's own: above those of any release, and not above what an id of an observation can hold. */
export const OWN_IDS = { first: 500, last: 511 } as const

/** Whether a source is a reader's own and on no server. */
export function isOwnSource(source: number): boolean {
  return source >= OWN_IDS.first && source <= OWN_IDS.last
}
