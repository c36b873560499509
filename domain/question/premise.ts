/** `Kano, which has the highest …`: an order that is told, not asked for. */
export function isPremise(text: string): boolean {
  return /\b(has|have|having|had) (the |a )?(highest|lowest|best|worst|most|least|largest|smallest)\b/i.test(
    text,
  )
}
