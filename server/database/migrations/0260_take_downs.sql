-- Those who decide can take down what is shared by link: it is private then, and shared by link no more unless it is approved.
-- The link of what was asked to be public ends with the approval: from then on its address is everybody's, and a change waits unseen.
alter table document add column taken_down boolean not null default false;
create or replace view live_document as select * from document where deleted_at is null;
update document t set keeps_link = false where keeps_link and (
  exists (select from review r where r.subject_kind = 'document' and r.subject = t.id and r.state = 'approved')
  or exists (select from audit_entry e where e.subject = 'document ' || t.id and e.action like '%.approved'));
