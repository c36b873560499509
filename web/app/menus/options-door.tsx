import { IconDotsVertical } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import type { CatalogueDashboard } from '#contract/release-file.ts'
import { message } from '#domain/message/message.ts'
import { IconButton } from '#web/kit/button.tsx'
import { useLanguage } from '#web/language/use-language.ts'

const loadMenu = () => import('./options-menu.tsx')
const OptionsMenu = lazy(loadMenu)

/** The three dots of the header, before anybody has asked for what is behind them. */
export function OptionsDoor({ dashboard }: { readonly dashboard: CatalogueDashboard | undefined }) {
  const { text } = useLanguage()
  const [wanted, want] = useState(false)
  const intend = () => void loadMenu()
  const door = (
    <IconButton
      label={text(message('shell.options'))}
      aria-haspopup="menu"
      aria-expanded={wanted}
      onPointerEnter={intend}
      onFocus={intend}
      onClick={() => want(true)}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown') return
        event.preventDefault()
        want(true)
      }}
    >
      <IconDotsVertical size={18} aria-hidden="true" />
    </IconButton>
  )
  return wanted ? (
    <Suspense fallback={door}>
      <OptionsMenu dashboard={dashboard} />
    </Suspense>
  ) : (
    door
  )
}
