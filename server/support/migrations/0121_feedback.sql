-- Feedback opens a conversation: what came in before becomes one each. A visitor of then has no token to come back with.
insert into support_conversations
    (id, owner, is_member, address, language, subject, contact, state, operator, opened_at, closed_at, spoken_at, is_answered,
     changed_at, message_count, picture_count, customer_read, operator_read, customer_typing_until, operator_typing_until,
     rating, comment)
select id, member_id, case when member_id = '' then 0 else 1 end, address, language, question_type, contact,
       case when state = 'new' then 'waiting' else 'closed' end, '', created_at,
       case when state = 'new' then null else created_at end, created_at, 0, created_at, 1, 0, 1, 0, 0, 0, null, ''
from feedback;

insert into support_messages
    (conversation_id, number, sender, author, client_id, body, code, picture_id, sent_at)
select id, 1, case when member_id = '' then 'visitor' else 'member' end, '', 'feedback', content, '', '', created_at
from feedback;

drop table feedback;

-- Entries that led to help pages which never were.
delete from customer_services where path like '/help?topic=%';
delete from online_services where path like '/help%?topic=chat';
