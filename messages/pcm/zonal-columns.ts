/** Zones, or the parts of one place, beside their own parts. */
export const zonalColumns = {
  subtitle: '{Unit}. {order}',
  order:
    '{level, select, nation {First the nation and the zones, then each zone with the states, the highest first} zone {First the zone, then the states, the highest first} state {First the state, then the LGAs, the highest first} totals {The highest first for each group} other {}}',
  total: '{place_name} {figure_short}',
  totals: 'Totals, wey we no draw beside their parts: {totals}.',
  'nation-and-zones': '{place_name} and the zones',
  'without-whisker': 'Columns wey no get whisker: {none} for that figure.',
} as const
