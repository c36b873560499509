import { useContext } from 'react'
import type { Ask } from '#sections/definition/control.ts'
import { SheetClosing } from '#web/controls/sheet-closing.ts'
import { Button } from '#web/kit/button.tsx'
import { SectionWorkContext } from '#web/kit/section-work.ts'
import { showToast } from '#web/kit/toast.ts'
import { useLanguage } from '#web/language/use-language.ts'
import classes from './fields.module.css'

interface AskFieldProps {
  readonly control: Pick<Ask<unknown>, 'label' | 'missing'>
  readonly onAsk: () => void
}

/** Asks for what is chosen, or says what has to be chosen first. Work that failed or was stopped is begun anew. */
export function AskField({ control: { label, missing }, onAsk }: AskFieldProps) {
  const { text } = useLanguage()
  const work = useContext(SectionWorkContext)?.work
  const close = useContext(SheetClosing)
  const press = () => {
    if (missing !== null) {
      void showToast({ kind: 'notice', title: text(missing) })
      return
    }
    close?.()
    if (work?.status === 'failed' || work?.status === 'cancelled') work.retry()
    else onAsk()
  }
  return (
    <Button kind="primary" className={classes.ask} onClick={press} disabled={work?.status === 'working'}>
      {text(label)}
    </Button>
  )
}
