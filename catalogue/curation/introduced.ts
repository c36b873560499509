import type { Introduction } from '#domain/reference/curation.ts'

/** WUENIC: a vaccine enters its series in the year of introduction. Source: datasets/SOURCES.md. */
const WUENIC = 10

const introducedIn = (year: number): Introduction => ({ year, source: WUENIC })

/** When vaccines and later doses came into the programme. Those of the first programme are not among them. */
export const INTRODUCED: Readonly<Record<number, Introduction>> = {
  // Inactivated polio vaccine, first and second dose.
  19: introducedIn(2015),
  1062: introducedIn(2021),
  // Yellow fever, hepatitis B at birth and third dose, Hib.
  587: introducedIn(2004),
  1059: introducedIn(2006),
  1060: introducedIn(2004),
  1061: introducedIn(2012),
  // Meningitis A, measles second dose, rotavirus, pneumococcal.
  588: introducedIn(2019),
  1056: introducedIn(2019),
  1057: introducedIn(2022),
  1058: introducedIn(2015),
}
