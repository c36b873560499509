import type { Availability, LgaCoverage } from '#domain/choice/availability.ts'
import { isYear } from '#domain/choice/lga-files.ts'
import { NATION } from '#domain/location/location.ts'
import type { Figures } from '#sections/files/figures.ts'

/**
 * The figures as maps see them: a source that publishes LGAs alone has the nation too, since a map shows it by them. The LGAs of the
 * nation travel by year.
 */
export function onMaps(figures: Figures): Figures {
  return {
    ...figures,
    availability: (indicator) => {
      const own = figures.availability(indicator)
      const lga = figures.indicators.find(({ id }) => id === indicator)?.lga
      return lga ? withNation(own, lga) : own
    },
  }
}

/** True where all that a source has of the nation is its LGAs. */
export function isByLgasAlone(figures: Figures, indicator: number, source: number): boolean {
  const lga = figures.indicators.find(({ id }) => id === indicator)?.lga
  return lga?.has(source) === true && !figures.availability(indicator).covers(source, NATION)
}

function withNation(own: Availability, lga: LgaCoverage): Availability {
  const periods: Availability['periods'] = (source, location) => {
    const found = own.periods(source, location)
    return found.length > 0 || location !== NATION
      ? found
      : (lga.get(source)?.filter(isYear).toReversed() ?? [])
  }
  return { ...own, periods, covers: (source, location) => periods(source, location).length > 0 }
}
