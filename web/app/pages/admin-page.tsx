import { message } from '#domain/message/message.ts'
import type { PageProps } from '#web/kit/page-props.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { Area } from '../areas/area.tsx'

/** The pages of administrators and of people who decide. Each call behind them is refused by the server to others. */
export default function AdminPage(props: PageProps) {
  const { text } = useLanguage()
  return <Area {...props} area="admin" heading={text(message('area.admin'))} />
}
