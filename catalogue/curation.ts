import type { Curation } from '#domain/reference/curation.ts'
import { DISEASES } from './curation/diseases.ts'
import { INTRODUCED } from './curation/introduced.ts'
import { DUE_AGES } from './curation/due-ages.ts'
import { DUE_WEEKS } from './curation/due-weeks.ts'
import { MADE_IN } from './curation/made-in.ts'
import { OF_ONE_SEX } from './curation/of-one-sex.ts'
import { OTHER_NAMES } from './curation/other-names.ts'
import { ROUTINE_COUNTS } from './curation/routine-counts.ts'
import { RELATED_PAIRS } from './curation/related-pairs.ts'
import { SHARE_PAIRS } from './curation/share-pairs.ts'
import { STATED_GAPS } from './curation/stated-gaps.ts'

/** Knowledge about particular indicators and sources of the data set. A change of the data set is checked here too. */
export const CURATION: Curation = {
  diseases: DISEASES,
  // Total population, COD-PS.
  population: { indicator: 62, source: 106 },
  routineCounts: ROUTINE_COUNTS,
  relatedPairs: RELATED_PAIRS,
  sharePairs: SHARE_PAIRS,
  // JRF-Official, JRF-Admin.
  reportedVaccination: [114, 112],
  dueAges: DUE_AGES,
  dueWeeks: DUE_WEEKS,
  // Total population, crude birth rate, people under 1, under 5, women of 15 to 49, infants of a vaccination plan.
  peopleCounts: {
    people: 62,
    birthRate: 70,
    infants: 1191,
    underFive: 1190,
    women: 1192,
    plannedInfants: 1716,
  },
  // The specification opens predictive analysis with the yearly estimates of IHME.
  forecastSource: 8,
  // WUENIC, UNAIDS, UNWPP, UN IGME, WHO-TB, MMEIG, JME, JMP, WHO-GHED, WMR, FAO, UNESCO-UIS, UNDP, WHO-MCEE, WHO-EST, WB-PIP, ILO.
  officialEstimators: [
    10, 12, 18, 26, 103, 115, 116, 117, 118, 119, 120, 121, 122, 124, 125, 134, 135, 145, 146,
  ],
  // Penta 3: WUENIC beside NDHS and MICS. Measles: WUENIC beside NDHS and JRF-Admin. Stunting: JME beside NDHS.
  readyTriangulations: [
    { indicator: 18, primary: 10, comparisons: [2, 1] },
    { indicator: 20, primary: 10, comparisons: [2, 112] },
    { indicator: 14, primary: 116, comparisons: [2] },
  ],
  otherNames: OTHER_NAMES,
  gaps: STATED_GAPS,
  madeIn: MADE_IN,
  introduced: INTRODUCED,
  // Spending and staff are published for everybody together; who receives the care of skilled staff is known by wealth.
  ofOneSex: OF_ONE_SEX,
  // HIV prevalence by IHME-LBD: modelled before NAIIS, on twice the level that it measured.
  orderAlone: [{ indicator: 26, source: 130 }],
}
