import type { CustomDashboardRow } from '#contract/custom-dashboards/custom-dashboard.ts'
import { decides, type StoredDocument, type Viewer } from '#server/documents/stored-document.ts'
import { wireTime } from '#server/platform/listing/wire-text.ts'
import { fieldsOf } from './dashboard-fields.ts'

/**
 * The dashboard on the wire. Its owner's e-mail address and the reason for the decision are for the owner and
 * those who decide.
 */
export function wireDashboard(stored: StoredDocument, viewer: Viewer, origin: string): CustomDashboardRow {
  const { state } = stored
  const fields = fieldsOf(stored)
  const { is_private, ...said } = fields
  const isOwn = viewer !== null && stored.owner === viewer.id
  const mayRead = isOwn || decides(viewer)
  const isConfirmed = !is_private && state === 'approved'
  return {
    id: stored.id,
    public_id: stored.public_id,
    name: stored.owner_name ?? '',
    email: mayRead ? stored.owner_email : null,
    ...said,
    reason: mayRead ? said.reason : '',
    organization: mayRead ? said.organization : '',
    link: `${origin}/custom/${is_private ? 'private' : 'public'}/${stored.public_id}`,
    is_private,
    is_confirmed: isConfirmed,
    isConfirmed,
    disapproved: mayRead && !is_private && state === 'declined',
    declined_because: mayRead ? stored.declined_because : '',
    is_own: isOwn,
    version: stored.version,
    created: wireTime(stored.created_at),
    updated: wireTime(stored.updated_at),
  }
}
