import { IconDotsVertical } from '#web/kit/icons.ts'
import { useState } from 'react'
import type { CatalogueDashboard } from '#contract/release-file.ts'
import { message } from '#domain/message/message.ts'
import { IconButton } from '#web/kit/button.tsx'
import { tryAgain } from '#web/files/next-try.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { later } from '#web/kit/later.tsx'

interface DoorProps {
  readonly dashboard: CatalogueDashboard | undefined
}

const OptionsMenu = later(async () => (await import('./options-menu.tsx')).default, {
  what: message('shell.options'),
  form: 'note',
  // The door stays where it is until the menu has one of its own.
  Wait: () => null,
  Frame: ({ children }) => (
    <>
      <Door isOpen onPress={tryAgain} />
      {children}
    </>
  ),
})

/** The three dots of the header, before anybody has asked for what is behind them. */
export function OptionsDoor({ dashboard }: DoorProps) {
  const [wanted, want] = useState(false)
  return wanted ? <OptionsMenu dashboard={dashboard} /> : <Door isOpen={false} onPress={() => want(true)} />
}

function Door({ isOpen, onPress }: { readonly isOpen: boolean; readonly onPress: () => void }) {
  const { text } = useLanguage()
  return (
    <IconButton
      label={text(message('shell.options'))}
      aria-haspopup="menu"
      aria-expanded={isOpen}
      onPointerEnter={OptionsMenu.intend}
      onFocus={OptionsMenu.intend}
      onClick={onPress}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown') return
        event.preventDefault()
        onPress()
      }}
    >
      <IconDotsVertical size={18} aria-hidden="true" />
    </IconButton>
  )
}
