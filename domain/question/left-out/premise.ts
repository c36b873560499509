/** `Kano, which has the highest …`: an order that is told, not asked for. */
export function isPremise(text: string): boolean {
  // `Does Lagos have the highest` asks for it.
  if (/^(and |so |but |abeg |please )?(do|does|did|is|are|was|na)\b/i.test(text.trim())) return false
  return /\b(has|have|having|had) (the |a )?(highest|lowest|best|worst|most|least|largest|smallest)\b/i.test(
    text,
  )
}
