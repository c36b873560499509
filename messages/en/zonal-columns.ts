/** Zones, or the parts of a place, beside their own parts. */
export const zonalColumns = {
  subtitle: '{Unit}. {order}',
  order:
    '{level, select, nation {First the nation and its zones, then each zone with its states, highest first} zone {First the zone, then its states, highest first} state {First the state, then its LGAs, highest first} other {}}',
  'nation-and-zones': '{place_name} and zones',
  'without-whisker': 'Columns without a whisker: no interval is published for that figure.',
} as const
