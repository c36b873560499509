/**
 * Doses that the national schedule gives after the first birthday, by indicator: the age in months at which they are due. A year's
 * figure of such a dose is about children born before that year; the doses of infants need no row here.
 */
export const DUE_AGES: Readonly<Record<number, number>> = {
  // Second measles dose: 15 months.
  1056: 15,
}
