import type { PageProps } from '#web/kit/page-props.ts'
import { Area } from '../areas/area.tsx'

/** What administrators run, and where whoever decides on something does. Each call behind it is refused by the server to others. */
export default function AdminPage(props: PageProps) {
  return <Area {...props} area="admin" heading="Admin Profile" />
}
