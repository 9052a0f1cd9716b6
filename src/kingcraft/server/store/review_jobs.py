"""Reviews that the servers of a database ask for, and who has which of them. They live by its clock."""

from collections.abc import Collection
from typing import Any, Final

from ...service.review_jobs import HOLD, TRIES, WANTED, Hold, Seen
from .codes import Do

#: ``asked``, ``wanted``: since when and until when a server waits. ``worker``: who has the hold number ``attempt``,
#: ``until`` then. ``tries``: how often it may be taken yet; what is given back does not count. ``far``, ``fault``,
#: ``body``: as in :class:`~kingcraft.service.review_jobs.Seen`.
TABLES: Final = (
    'CREATE TABLE job (number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, name text COLLATE "C" NOT NULL, '
    'version text NOT NULL, room text COLLATE "C" NOT NULL, task bytea NOT NULL, asked timestamptz NOT NULL, '
    "wanted timestamptz NOT NULL, tries integer NOT NULL, attempt integer NOT NULL DEFAULT 0, "
    "worker text NOT NULL DEFAULT '', until timestamptz NOT NULL DEFAULT '-infinity', far bytea NOT NULL DEFAULT '', "
    "ended boolean NOT NULL DEFAULT false, fault text NOT NULL DEFAULT '', body bytea NOT NULL DEFAULT '', "
    "UNIQUE (name, version))",
    "CREATE INDEX job_by_room ON job (room)",
    "CREATE TABLE job_deal (job bigint NOT NULL REFERENCES job ON DELETE CASCADE, deal integer NOT NULL, "
    "body bytea NOT NULL, PRIMARY KEY (job, deal))",
)
#: Seconds for which a review that no server waits for is remembered.
_REMEMBERED: Final = 600.0
#: What no server waits for, and if it is asked for again ($4) what failed, or ended all those who made it.
_FORGET: Final = """
DELETE FROM job WHERE number IN (
    SELECT number FROM job WHERE wanted < clock_timestamp() - make_interval(secs => $3) OR (
        $4 AND name = $1 AND version = $2
        AND (fault <> '' OR (NOT ended AND tries = 0 AND until <= clock_timestamp()))
    ) FOR UPDATE SKIP LOCKED
)
"""
_ASK: Final = """
INSERT INTO job AS old (name, version, room, task, asked, wanted, tries)
VALUES ($1, $2, $3, $4, clock_timestamp(), clock_timestamp() + make_interval(secs => $5), $6)
ON CONFLICT (name, version) DO UPDATE SET wanted = excluded.wanted
"""
_SEEN: Final = """
SELECT number, far, ended, fault, body, NOT ended AND tries = 0 AND until <= clock_timestamp() AS dead,
    CASE WHEN until > clock_timestamp() THEN -1 ELSE (
        SELECT count(*) FROM job AS other
        WHERE other.number < job.number AND NOT other.ended AND other.wanted > clock_timestamp()
    ) END AS ahead
FROM job WHERE name = $1 AND version = $2
"""
_DEALS: Final = "SELECT deal, body FROM job_deal WHERE job = $1 AND deal <> ALL($2::int[])"
_TAKE: Final = """
WITH next AS (
    SELECT number FROM job
    WHERE version = $2 AND NOT ended AND tries > 0 AND wanted > clock_timestamp()
    AND greatest(asked + make_interval(secs => $3), until + make_interval(secs => $3)) <= clock_timestamp()
    ORDER BY number LIMIT 1 FOR UPDATE SKIP LOCKED
)
UPDATE job SET worker = $1, attempt = attempt + 1, tries = tries - 1,
    until = clock_timestamp() + make_interval(secs => $4)
FROM next WHERE job.number = next.number RETURNING job.number, job.attempt, job.task
"""
_RENEW: Final = """
UPDATE job SET until = clock_timestamp() + make_interval(secs => $4), far = $3
WHERE number = $1 AND attempt = $2 AND worker <> '' AND NOT ended AND wanted > clock_timestamp() RETURNING number
"""
_KEEP: Final = """
WITH mine AS (SELECT number FROM job WHERE number = $1 AND attempt = $2 AND NOT ended FOR UPDATE)
INSERT INTO job_deal (job, deal, body) SELECT number, $3, $4 FROM mine
ON CONFLICT (job, deal) DO UPDATE SET body = excluded.body
"""
_FINISH: Final = """
UPDATE job SET ended = true, until = clock_timestamp(), task = '', body = $3, fault = $4
WHERE number = $1 AND attempt = $2 AND worker <> '' AND NOT ended
"""
_GIVE: Final = """
UPDATE job SET worker = '', until = clock_timestamp(), tries = tries + 1
WHERE number = $1 AND attempt = $2 AND worker <> '' AND NOT ended
"""


class PostgresReviewJobs:
    """Implements :class:`~kingcraft.service.review_jobs.ReviewJobs`."""

    def __init__(self, do: Do) -> None:
        self._do = do

    async def ask(self, name: str, version: str, room: str, task: bytes, *, again: bool = False) -> None:
        """See ``ReviewJobs.ask``."""

        async def ask(one: Any) -> None:
            await one.execute(_FORGET, name, version, _REMEMBERED, again)
            await one.execute(_ASK, name, version, room, task, WANTED, TRIES)

        await self._do(ask)

    async def seen(self, name: str, version: str, known: Collection[int]) -> Seen | None:
        """See ``ReviewJobs.seen``."""

        async def seen(one: Any) -> Seen | None:
            # In this order: when it has ended, all its deals are there.
            job = await one.fetchrow(_SEEN, name, version)
            if job is None:
                return None
            deals = dict(await one.fetch(_DEALS, job["number"], list(known)))
            if job["dead"]:
                return Seen(-1, job["far"], deals, ended=True, fault="internal it ends those who make it", body=b"")
            return Seen(job["ahead"], job["far"], deals, job["ended"], job["fault"], job["body"])

        found: Seen | None = await self._do(seen)
        return found

    async def take(self, me: str, version: str, after: float) -> Hold | None:
        """See ``ReviewJobs.take``."""

        async def take(one: Any) -> Hold | None:
            row = await one.fetchrow(_TAKE, me, version, after, HOLD)
            if row is None:
                return None
            number, attempt, task = row
            return Hold(number, attempt, task, dict(await one.fetch(_DEALS, number, [])))

        found: Hold | None = await self._do(take)
        return found

    async def renew(self, hold: Hold, far: bytes) -> bool:
        """See ``ReviewJobs.renew``."""
        found = await self._do(lambda one: one.fetchval(_RENEW, hold.job, hold.attempt, far, HOLD))
        return found is not None

    async def keep_deal(self, hold: Hold, deal: int, body: bytes) -> None:
        """See ``ReviewJobs.keep_deal``."""
        await self._do(lambda one: one.execute(_KEEP, hold.job, hold.attempt, deal, body))

    async def finish(self, hold: Hold, body: bytes, fault: str = "") -> None:
        """See ``ReviewJobs.finish``."""
        await self._do(lambda one: one.execute(_FINISH, hold.job, hold.attempt, body, fault.replace("\0", "")))

    async def give(self, hold: Hold) -> None:
        """See ``ReviewJobs.give``."""
        await self._do(lambda one: one.execute(_GIVE, hold.job, hold.attempt))
