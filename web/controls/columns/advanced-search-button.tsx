import { IconAdjustmentsHorizontal } from '#web/kit/icons.ts'
import { useState } from 'react'
import { Button, IconButton } from '#web/kit/button.tsx'
import type { Catalogue } from '#web/queries/catalogue.ts'
import { AdvancedSearch } from './advanced-search.tsx'
import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'

interface AdvancedSearchButtonProps {
  readonly catalogue: Catalogue
  readonly chosen: readonly number[]
  /** A picture only, for where there is little room. */
  readonly isSmall?: boolean
  readonly onApply: (indicators: readonly number[]) => void
}

/** Opens the search by program areas and names, beside the column of indicators or above all columns. */
export function AdvancedSearchButton({ isSmall = false, ...searched }: AdvancedSearchButtonProps) {
  const { text } = useLanguage()
  const [isOpen, open] = useState(false)
  return (
    <>
      {isSmall ? (
        <IconButton label={text(message('columns.advanced'))} onClick={() => open(true)}>
          <IconAdjustmentsHorizontal size={20} aria-hidden="true" />
        </IconButton>
      ) : (
        <Button onClick={() => open(true)}>
          <IconAdjustmentsHorizontal size={18} aria-hidden="true" /> {text(message('columns.advanced'))}
        </Button>
      )}
      {isOpen && <AdvancedSearch {...searched} onClose={() => open(false)} />}
    </>
  )
}
