import { IconMessageCircleQuestion } from '@tabler/icons-react'
import { useLocation } from 'wouter'
import { message } from '#domain/message/message.ts'
import { Row } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import classes from './assistant-door.module.css'

/** The page that the assistant has for itself. */
const OWN_PAGE = '/metadata-qa'

/** The button of the assistant before anything of the dock is loaded, which takes its place when it is pressed. */
export default function AssistantDoor({ onOpen }: { readonly onOpen: () => void }) {
  const { text } = useLanguage()
  const [path] = useLocation()
  if (path === OWN_PAGE) return null
  const name = text(message('pages.assistant'))
  return (
    <aside aria-label={name} data-print="never" className={classes.place}>
      <Row
        as="button"
        type="button"
        align="center"
        justify="center"
        className={classes.door}
        title={name}
        aria-label={name}
        aria-expanded={false}
        onClick={onOpen}
      >
        <IconMessageCircleQuestion size={22} aria-hidden="true" />
      </Row>
    </aside>
  )
}
