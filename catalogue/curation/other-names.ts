import type { OtherNames } from '#domain/reference/curation.ts'

/** Names that people use, beside those of the data set. */
export const OTHER_NAMES: OtherNames = {
  places: {
    abuja: 'FCT',
    amac: 'Municipal Area Council',
    nassarawa: 'Nasarawa',
    'federal capital territory': 'FCT',
    'north central': 'North-Central',
    'north east': 'North-East',
    'north west': 'North-West',
    'south east': 'South-East',
    'south south': 'South-South',
    'south west': 'South-West',
  },
  sources: {
    dhs: 'NDHS',
    dhis2: 'NHMIS-DHIS2',
    nhmis: 'NHMIS-DHIS2',
    igme: 'UN IGME',
    who: 'WHO-GHO',
    gho: 'WHO-GHO',
    jrf: 'JRF-Admin',
    census: 'NPC',
  },
}
