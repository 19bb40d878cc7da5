"""A review as one page that needs nothing else: curve, summary, every decision with its bars."""

from ludoteka.review.page.writing import review_page

__all__ = ["review_page"]
