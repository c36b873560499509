import type { PageProps } from '#web/kit/page-props.ts'
import { Area } from '../areas/area.tsx'

/** What administrators run. Each call behind it is refused by the server to anybody else. */
export default function AdminPage(props: PageProps) {
  return <Area {...props} area="admin" heading="Admin Profile" />
}
