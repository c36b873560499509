/** Which indicators the briefs and profiles of places speak of. The catalogue says it (`catalogue/brief.ts`); the rules name no id. */
export interface BriefSubjects {
  /** The key figures, in their order. */
  readonly key: readonly number[]
  /** Those whose figures over time are drawn. */
  readonly trends: readonly number[]
  /** Those of which the lack of a figure, or of a recent one, is said beside that of the key figures. */
  readonly watched: readonly number[]
  /** Those about which sources are held against each other beside the key figures. */
  readonly compared: readonly number[]
  /** Those shown by group of people, where they are held: the first first. */
  readonly grouped: readonly number[]
  /** Counts of people that say how large a place is: all people first. */
  readonly people: readonly number[]
  readonly facilities: FacilitySubjects
}

export interface FacilitySubjects {
  readonly all: number
  /** From the smallest to the largest. */
  readonly tiers: readonly number[]
  /** Facilities for each so many people. */
  readonly density: number
}

/** Every indicator that a brief may speak of, each once. */
export function subjectIndicators(subjects: BriefSubjects): number[] {
  const { key, trends, watched, compared, people, facilities } = subjects
  const { all, tiers, density } = facilities
  return [...new Set([...key, ...trends, ...watched, ...compared, ...people, all, ...tiers, density])]
}

/** The subjects that a release knows: an earlier one may lack some. The facilities are left as they are. */
export function knownSubjects(subjects: BriefSubjects, known: ReadonlyMap<number, unknown>): BriefSubjects {
  const only = (ids: readonly number[]) => ids.filter((id) => known.has(id))
  const { key, trends, watched, compared, grouped, people } = subjects
  return {
    key: only(key),
    trends: only(trends),
    watched: only(watched),
    compared: only(compared),
    grouped: only(grouped),
    people: only(people),
    facilities: subjects.facilities,
  }
}
