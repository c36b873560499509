import { IconHistory, IconSparkles } from '#web/kit/icons.ts'
import { Link } from 'wouter'
import { message } from '#domain/message/message.ts'
import { withShown } from '#web/controls/with-shown.ts'
import { Row } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { shownLinks } from '#web/memory/shown-address.ts'
import { useStore } from '#web/memory/store.ts'
import classes from './fields.module.css'

const SIMULATOR = '/policy-simulator'

/** Generate and Policy History (specification 1 §2): the policy simulator, about the indicator and the place that the section shows. */
export function PolicyLinks() {
  const { text } = useLanguage()
  // The choice on the page is known a moment after it is drawn.
  useStore(shownLinks)
  const address = withShown(SIMULATOR)
  return (
    <Row gap={20} align="center" wrap size={13} className={classes.policy}>
      <Link href={address} title={text(message('controls.generate-about'))}>
        <IconSparkles size={16} aria-hidden="true" /> {text(message('controls.generate'))}
      </Link>
      <Link href={`${address}#policy-history`}>
        <IconHistory size={16} aria-hidden="true" /> {text(message('controls.policy-history'))}
      </Link>
    </Row>
  )
}
