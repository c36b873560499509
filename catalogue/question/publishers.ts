import type { PublisherWords } from '#domain/question/question-words.ts'

/**
 * Publishers of several sources, by the names that people use. `sources`: what is theirs, the likeliest first; `main`: the one that is
 * meant where no figure is asked for. A publisher without a source is known so that a figure of it is denied, and not taken from another.
 */
export const PUBLISHERS: readonly PublisherWords[] = [
  {
    name: 'WHO',
    said: 'who, world health organization, world health organisation',
    main: 'WHO-GHO',
    sources:
      'WHO-TB, WHO-EST, WHO-GHED, WMR, WHO-MCEE, WHO-Measles, WHO-Cholera, WHO-NTD-Polio, WHO-GHO, WUENIC, JME, JMP, MMEIG',
  },
  {
    name: 'UN',
    said: 'un, united nations',
    main: 'UN SDG',
    sources:
      'UN IGME, UNWPP, UNAIDS, MMEIG, UN DESA-FP, UNDP, UNESCO-UIS, UNHCR-IDMC, UN SDG, JME, UN IGME-States, FAO, ILO',
  },
  {
    name: 'UNICEF',
    said: 'unicef',
    main: 'MICS',
    sources: 'JME, JMP, UN IGME, UN IGME-States, WUENIC, MICS',
  },
  {
    name: 'NBS',
    said: 'nbs, national bureau of statistics, bureau of statistics, statistics bureau',
    main: 'NBS-MPI',
    sources: 'NBS-MPI, NBS-NLSS, NBS-WM, HNLSS, MICS, NNHS',
  },
  {
    name: 'Living standards survey',
    said: 'living standards survey, living standard survey, nigerian living standards survey',
    main: 'NBS-NLSS',
    sources: 'NBS-NLSS, HNLSS',
  },
  {
    name: 'World Bank',
    said: 'world bank, worldbank, the world bank',
    main: 'World Bank',
    sources: 'World Bank, WB-PIP',
  },
  {
    name: 'IHME',
    said: 'ihme, institute for health metrics, institute for health metrics and evaluation, seattle institute, institute in seattle, seattle burden of disease institute',
    main: 'IHME',
    sources: 'IHME, IHME-LBD',
  },
  {
    name: 'Global Data Lab',
    said: 'gdl, global data lab, globaldatalab',
    main: 'GDL',
    sources: 'GDL, GDL-SHDI',
  },
  {
    name: 'NPHCDA',
    said: 'nphcda, national primary health care development agency',
    main: 'NPHCDA-RI',
    sources: 'NPHCDA-RI, JRF-Admin, JRF-Official, NICS',
  },
  {
    name: 'UNDP',
    said: 'undp, united nations development programme',
    main: 'UNDP',
    sources: 'UNDP, OPHI',
  },
  ...['Global Fund', 'Gavi', 'USAID', 'PEPFAR', 'Africa CDC', 'IMF', 'OECD', 'Afrobarometer'].map((name) => ({
    ...{ name, said: name.toLowerCase(), main: null, sources: '' },
  })),
]
