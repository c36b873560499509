/** Rows of a table that is written piece by piece. */
export type Rows = readonly (readonly (string | number | null)[])[]

/** Rows as they come from a store. */
export async function* inPieces(...pieces: readonly Rows[]): AsyncGenerator<Rows> {
  yield* pieces
}

/** All pieces of a file that is written while it is sent. */
export async function piecesOf(parts: AsyncIterable<Uint8Array>): Promise<Uint8Array[]> {
  const pieces: Uint8Array[] = []
  for await (const piece of parts) pieces.push(piece)
  return pieces
}
