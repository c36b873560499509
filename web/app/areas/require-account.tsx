import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { includesRole, type Role } from '#domain/account/role.ts'
import { showToast } from '#web/kit/toast.ts'
import { Loading } from '#web/kit/state-message.tsx'
import { useOwnAccount } from '#web/queries/own-account.ts'

interface RequireAccountProps {
  readonly needed?: Role
  readonly children: React.ReactNode
}

/** Shows its content to those who may see it, and sends everybody else to the start with the reason (specification §6). */
export function RequireAccount({ needed = 'user', children }: RequireAccountProps) {
  const own = useOwnAccount()
  const [, navigate] = useLocation()
  const refusal = refusalOf(own, needed)
  useEffect(() => {
    if (refusal === null) return
    void showToast({ kind: 'error', title: refusal })
    navigate('/', { replace: true })
  }, [refusal, navigate])
  if (own.status === 'signed-in' && refusal === null) return children
  return <Loading what="your account" />
}

function refusalOf(own: ReturnType<typeof useOwnAccount>, role: Role): string | null {
  if (own.status === 'anonymous') return 'Access Denied, Please Login'
  if (own.status !== 'signed-in') return null
  if (includesRole(own.account.role.value, role)) return null
  return 'Access Denied: Access denied: User does not have admin privileges'
}
