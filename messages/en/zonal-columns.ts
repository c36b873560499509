/** Zones, or the parts of a place, beside their own parts. */
export const zonalColumns = {
  subtitle: '{Unit}. {order}',
  order:
    '{level, select, nation {First the nation and its zones, then each zone with its states, highest first} zone {First the zone, then its states, highest first} state {First the state, then its LGAs, highest first} totals {The highest first in each group} other {}}',
  total: '{place_name} {figure_short}',
  totals: 'Totals, not drawn on the axis of their parts: {totals}.',
  'nation-and-zones': '{place_name} and zones',
  'without-whisker': 'Columns without a whisker: {none} for that figure.',
} as const
