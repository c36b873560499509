import { IconArrowLeft } from '#web/kit/icons.ts'
import { message } from '#domain/message/message.ts'
import { Row } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { Area } from '../areas/area.tsx'
import type { PageProps } from '#web/kit/page-props.ts'
import classes from '../areas/area.module.css'

/** The pages of one person: activity, profile, notifications, dashboards, plugins, settings. */
export default function AccountPage(props: PageProps) {
  const { text } = useLanguage()
  return (
    <Area
      {...props}
      area="account"
      heading={text(message('area.profile'))}
      before={
        <Row type="button" as="button" gap={10} align="center" className={classes.entry} onClick={goBack}>
          <IconArrowLeft size={18} aria-hidden="true" /> {text(message('area.back'))}
        </Row>
      }
    />
  )
}

/** One step back (specification of accounts §2); to the start when the browser knows of none. */
function goBack(): void {
  if (window.history.length > 1) window.history.back()
  else window.location.assign('/')
}
