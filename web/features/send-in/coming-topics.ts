/** What `/coming-soon` announced, by the last part of its address in the specification's spelling, with where it is by now. */
export const COMING = [
  { topic: 'custom_dashboard', href: '/custom' },
  { topic: 'advanced_analytics', href: '/advanced_analytics' },
  { topic: 'gis_mapping', href: '/dashboard/GIS_Mapping_Dashboard' },
  { topic: 'health_surveillance', href: '/external-ncdc' },
] as const
