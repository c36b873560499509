interface ComingTopic {
  /** The last part of the address, in the specification's spelling. */
  readonly slug: string
  readonly title: string
  /** What there is already, and where. */
  readonly today: string
  readonly href: string
  readonly link: string
  readonly more: string
}

/** What `/coming-soon` announced, each with what is there by now. */
export const COMING: readonly ComingTopic[] = [
  {
    slug: 'custom_dashboard',
    title: 'Custom dashboards',
    today: 'You can make dashboards of your own today, and ask for them to be public.',
    href: '/custom',
    link: 'Make a dashboard',
    more: 'Dashboards that a whole team writes together.',
  },
  {
    slug: 'advanced_analytics',
    title: 'Advanced analytics',
    today: 'Correlation, description, comparison and forecasts are there today.',
    href: '/advanced_analytics',
    link: 'Open Advanced Analytics',
    more: 'More methods on the figures of local government areas.',
  },
  {
    slug: 'gis_mapping',
    title: 'GIS mapping',
    today: 'A map of states and local government areas is there today, in classes that you choose.',
    href: '/dashboard/GIS_Mapping_Dashboard',
    link: 'Open the map',
    more: 'Wards, and travel times to facilities.',
  },
  {
    slug: 'health_surveillance',
    title: 'Health surveillance',
    today: 'Diseases that are reported week by week are there today, as far as they are published.',
    href: '/external-ncdc',
    link: 'Open the weekly diseases',
    more: 'More diseases, as soon as their counts are published as data.',
  },
]
