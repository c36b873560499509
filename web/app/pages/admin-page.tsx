import { message } from '#domain/message/message.ts'
import type { PageProps } from '#web/kit/page-props.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { Area } from '../areas/area.tsx'

/** What administrators run, and where whoever decides on something does. Each call behind it is refused by the server to others. */
export default function AdminPage(props: PageProps) {
  const { text } = useLanguage()
  return <Area {...props} area="admin" heading={text(message('area.admin'))} />
}
