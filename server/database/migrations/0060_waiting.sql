-- Since when a review waits without a break, and with which version that began: a later one was changed since it was sent.
alter table review add column asked_at timestamptz, add column asked_version int;
update review set asked_at = updated_at, asked_version = version where state = 'submitted';

-- Who decided on an inquiry last, and when.
alter table inquiry add column decided_by int references account (id) on delete set null, add column decided_at timestamptz;
create index inquiry_by_decider on inquiry (decided_by);

-- What a message asks somebody to decide on: there is one for each request, and where that stands is read when it is shown.
alter table notification add column subject_kind text, add column subject int;
create index notification_by_subject on notification (subject_kind, subject);
update notification n set subject_kind = 'document', subject = d.id from document d
  where n.kind = 'dashboard-request' and n.link like '/custom/public/%'
    and d.public_id = substring(n.link from '[^/]+$');
delete from notification n using notification later
  where n.subject_kind = 'document' and later.subject_kind = n.subject_kind and later.subject = n.subject
    and later.user_id = n.user_id and later.id > n.id;
update notification n set read_at = now()
  where n.read_at is null and n.kind = 'dashboard-request' and not exists (
    select from review r where r.subject_kind = 'document' and r.subject = n.subject and r.state = 'submitted');
-- Earlier messages about plugins do not say which: they are open as long as any plugin waits.
update notification n set read_at = now()
  where n.read_at is null and n.kind = 'plugin-request' and not exists (
    select from review r where r.subject_kind = 'plugin' and r.state = 'submitted');
