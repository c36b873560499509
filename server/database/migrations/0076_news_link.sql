-- Where an update about a dashboard leads, as a path of this site; empty: by its title, as earlier ones do.
alter table news_update add column link text not null default '';
-- Both times of a new row were looked up one after the other, so that it seemed to have been changed.
update news_update set updated_at = created_at where updated_at - created_at between interval '0' and interval '1 second';
alter table news_update alter column created_at set default date_trunc('milliseconds', now());
alter table news_update alter column updated_at set default date_trunc('milliseconds', now());
