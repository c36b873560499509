/** Codes of shares and rates → the count of the same people, which is meant where a number of them is asked for. */
export const COUNTS: Readonly<Record<string, string>> = {
  TBINC: 'TBINCN',
  TBNOTIFR: 'TBNOTIF',
  TBMORT: 'TBDEATH',
  HIVPREV: 'PLHIV',
  HIVINC: 'HIVNEWALL',
  HIVINC1549: 'HIVNEW1549',
  HIVINCYG: 'HIVNEWYG',
  HIVDEATHSH: 'HIVDEATH',
  ARTCOV: 'ONART',
  U5MR: 'U5D',
  IMR: 'INFD',
  NMR: 'NEOD',
  MMR: 'MATD',
  SUICIDE: 'SUICN',
  RTI: 'TRAFN',
  CABRD: 'CABRDN',
  CACXD: 'CACXDN',
  FACDENS: 'FACN',
  MR0509: 'DTH0509',
  MR1014: 'DTH1014',
  MR1519: 'DTH1519',
  MR2024: 'DTH2024',
  DOCDENS: 'DOCREG',
}

/** Codes of figures that are held of the nation → those of what is held of the same people below it. */
export const BELOW_NATION: Readonly<Record<string, string>> = {
  DOCDENS: 'DOCREG, INVDOC',
  NURSEDENS: 'INVNUR, INVMID',
  LITA: 'LITW',
  ITNHH: 'ITNTWO, ITNIRS',
  POVGAP: 'POVGAPN',
  MPI: 'GMPIH',
}

/** Codes of shares of spending → those of the same spending per person, in dollars. */
export const AMOUNTS: Readonly<Record<string, string>> = {
  OOP: 'OOPPC',
  CHEGDP: 'CHEPC',
  GGHE: 'GHEDPC',
  GGHEGDP: 'GHEDPC',
  PVTCHE: 'PVTPC',
  EXTCHE: 'EHEPC',
}
